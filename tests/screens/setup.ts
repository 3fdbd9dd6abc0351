import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { config } from 'react-transition-group';
import { afterEach } from 'vitest';

// What opens and closes does so at once: without styles there is nothing to see of it, and to wait for it takes long.
config.disabled = true;

afterEach(cleanup);
