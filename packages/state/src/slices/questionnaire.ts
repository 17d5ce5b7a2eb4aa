import type { Question, QuestionAnswer, Questionnaire } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface QuestionnaireState {
  questionnaire: Questionnaire | null;
  /** The answers so far, by question id. */
  answers: Record<string, QuestionAnswer>;
}

const initialState: QuestionnaireState = { questionnaire: null, answers: {} };

export const isAnswered = (answer: QuestionAnswer | undefined): boolean =>
  answer !== undefined &&
  ((answer.optionIds?.length ?? 0) > 0 ||
    answer.value !== undefined ||
    Boolean(answer.text?.trim()));

/**
 * The selected options after one was pressed: a single choice replaces the other one, a multiple
 * choice stops at its limit.
 */
function toggleOption(
  { kind, limit }: Question,
  selected: readonly string[],
  id: string,
): string[] {
  if (selected.includes(id)) return selected.filter((other) => other !== id);
  if (kind === 'single') return [id];
  return selected.length < limit ? [...selected, id] : [...selected];
}

export const questionnaireSlice = createSlice({
  name: 'questionnaire',
  // Shared by all pages: in a mini-program each question is a page of its own.
  owner: 'shopper',
  initialState,
  reducers: {
    /** Another questionnaire starts without answers; the same one keeps its answers. */
    setQuestionnaire: (state, { payload }: PayloadAction<Questionnaire>) => {
      if (state.questionnaire?.id !== payload.id) state.answers = {};
      state.questionnaire = payload;
    },
    chooseOption: (state, { payload }: PayloadAction<{ questionId: string; optionId: string }>) => {
      const { questionId, optionId } = payload;
      const question = state.questionnaire?.questions.find(({ id }) => id === questionId);
      if (!question) return;
      const selected = state.answers[questionId]?.optionIds ?? [];
      state.answers[questionId] = {
        questionId,
        optionIds: toggleOption(question, selected, optionId),
      };
    },
    setAnswer: (state, { payload }: PayloadAction<QuestionAnswer>) => {
      state.answers[payload.questionId] = payload;
    },
    answersSubmitted: (state, { payload }: PayloadAction<string>) => {
      if (state.questionnaire) state.questionnaire.collectedAt = payload;
      state.answers = {};
    },
  },
  selectors: {
    selectQuestionnaire: (state) => state.questionnaire,
    selectAnswer: (state, questionId: string) => state.answers[questionId],
    /** The answers to send, without empty ones. */
    selectAnswers: (state) => Object.values(state.answers).filter(isAnswered),
  },
});

export const { setQuestionnaire, chooseOption, setAnswer, answersSubmitted } =
  questionnaireSlice.actions;
export const { selectQuestionnaire, selectAnswer, selectAnswers } = questionnaireSlice.selectors;
