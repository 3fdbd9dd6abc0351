/** The last line of `npm run check` and `npm test`, which `.ci/run` adds up. */
export const totalLine = ({ passed, failed }) => `${passed} passed, ${failed} failed\n`;

/** One line per failure, which `.ci/run` repeats at its end: file, title, and the beginning of the error. */
export const failedLine = ({ file, title, error = '' }) =>
  `FAILED: ${file.slice(Math.max(0, file.indexOf('tests/')))} › ${title}: ${error.trim().split('\n', 1)[0]}\n`;
