/** The last line of `npm run check` and `npm test`, which `.ci/run` adds up. */
export const totalLine = ({ passed, failed }) => `${passed} passed, ${failed} failed\n`;
