import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely';

/** What compares with one list instead of with each of its values. */
const LIST_OPERATORS: Readonly<Record<string, string>> = {
  in: ' = any(',
  'not in': ' != all(',
};

class QueryCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const listOperator = OperatorNode.is(operator) && LIST_OPERATORS[operator.operator];
    if (listOperator && PrimitiveValueListNode.is(rightOperand)) {
      this.visitNode(leftOperand);
      this.append(listOperator);
      this.appendValue([...rightOperand.values]);
      this.append(')');
    } else super.visitBinaryOperation(node);
  }
}

/**
 * Writes `column in (…)` as `column = any($1)`: the text is the same for a list of any length, so it has
 * one name. An empty list matches nothing.
 */
export class Dialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new QueryCompiler();
  }
}
