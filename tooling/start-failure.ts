/** Explains why a program could not be started, which mostly means that npm did not start this tool. */
export const startFailure = (program: string, { message }: Error): string =>
  `${program} could not be started (${message}). Use an npm script such as "npm start": npm scripts find the programs of this repository.`;
