import type { GivenAnswer, Question, Questionnaire } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface QuestionnaireState {
  questionnaire: Questionnaire | null;
  /** What has been answered so far, by question. */
  answers: Record<string, GivenAnswer>;
}

const initialState: QuestionnaireState = { questionnaire: null, answers: {} };

export const isAnswered = (answer: GivenAnswer | undefined): boolean =>
  answer !== undefined &&
  ((answer.optionIds?.length ?? 0) > 0 ||
    answer.value !== undefined ||
    Boolean(answer.text?.trim()));

/** The options after one was tapped: it takes the place of another, or joins while there is room. */
function chosen({ kind, limit }: Question, before: readonly string[], id: string): string[] {
  if (before.includes(id)) return before.filter((other) => other !== id);
  if (kind === 'single') return [id];
  return before.length < limit ? [...before, id] : [...before];
}

export const questionnaireSlice = createSlice({
  name: 'questionnaire',
  initialState,
  reducers: {
    /** Another questionnaire begins anew; the same one keeps what was answered. */
    setQuestionnaire: (state, { payload }: PayloadAction<Questionnaire>) => {
      if (state.questionnaire?.id !== payload.id) state.answers = {};
      state.questionnaire = payload;
    },
    chooseOption: (state, { payload }: PayloadAction<{ questionId: string; optionId: string }>) => {
      const { questionId, optionId } = payload;
      const question = state.questionnaire?.questions.find(({ id }) => id === questionId);
      if (!question) return;
      const before = state.answers[questionId]?.optionIds ?? [];
      state.answers[questionId] = { questionId, optionIds: chosen(question, before, optionId) };
    },
    answer: (state, { payload }: PayloadAction<GivenAnswer>) => {
      state.answers[payload.questionId] = payload;
    },
    answersCollected: (state, { payload }: PayloadAction<string>) => {
      if (state.questionnaire) state.questionnaire.collectedAt = payload;
      state.answers = {};
    },
  },
  selectors: {
    selectQuestionnaire: (state) => state.questionnaire,
    selectAnswer: (state, questionId: string) => state.answers[questionId],
    /** What is sent: only what was answered. */
    selectAnswers: (state) => Object.values(state.answers).filter(isAnswered),
    selectIsComplete: (state) =>
      state.questionnaire?.questions.every(
        ({ id, isRequired }) => !isRequired || isAnswered(state.answers[id]),
      ) ?? false,
  },
});

export const { setQuestionnaire, chooseOption, answer, answersCollected } =
  questionnaireSlice.actions;
export const { selectQuestionnaire, selectAnswer, selectAnswers, selectIsComplete } =
  questionnaireSlice.selectors;
