import { test } from 'vitest';

/** The only test file that Vitest gets; after it the runner begins. */
test('the process is ready', () => {});
