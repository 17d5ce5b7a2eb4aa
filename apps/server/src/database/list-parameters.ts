import {
  type BinaryOperationNode,
  FunctionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  ValueNode,
} from 'kysely';

/** The operator and the function that compare with one list instead of with its values. */
const LIST_OPERATORS: Readonly<Record<string, readonly ['=' | '!=', 'any' | 'all']>> = {
  in: ['=', 'any'],
  'not in': ['!=', 'all'],
};

class ListTransformer extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { operator, rightOperand } = node;
    const replacement = OperatorNode.is(operator) && LIST_OPERATORS[operator.operator];
    if (!replacement || !PrimitiveValueListNode.is(rightOperand))
      return super.transformBinaryOperation(node);
    const [equality, quantifier] = replacement;
    return super.transformBinaryOperation({
      ...node,
      operator: OperatorNode.create(equality),
      rightOperand: FunctionNode.create(quantifier, [ValueNode.create([...rightOperand.values])]),
    });
  }
}

const transformer = new ListTransformer();

/**
 * Writes `column in (…)` as `column = any($1)`: the text is the same for a list of any length, so it has
 * one name. An empty list matches nothing.
 */
export const listParameters: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};
