import { test } from 'vitest';

/** The one test file that Vitest knows of; when it is over, the runner begins. */
test('the process is ready', () => {});
