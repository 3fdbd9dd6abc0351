import { createRequire } from 'node:module';
import { flushSync } from 'react-dom';

/**
 * React as it ships has no `act`, by which Testing Library draws at once what an event has changed: here it does so as React
 * offers it to everybody. What follows later a test waits for.
 */
const React: { act?: (work: () => unknown) => unknown } = createRequire(import.meta.url)('react');
React.act ??= (work) => {
  let result: unknown;
  flushSync(() => {
    result = work();
  });
  return result;
};
