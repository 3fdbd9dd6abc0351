import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { duration } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What opens and closes does so at once: without styles there is nothing to see of it, and to wait for it takes long.
Object.assign(duration, Object.fromEntries(Object.keys(duration).map((name) => [name, 0])));

afterEach(cleanup);
