import { createRequire } from 'node:module';
import { flushSync } from 'react-dom';

/**
 * React's production build has no `act`, with which Testing Library renders the effects of an event at once: this
 * implements it with public functions of React. Tests wait for later effects.
 */
const React: { act?: (work: () => unknown) => unknown } = createRequire(import.meta.url)('react');
React.act ??= (work) => {
  let result: unknown;
  flushSync(() => {
    result = work();
  });
  return result;
};
