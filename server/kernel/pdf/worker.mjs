// A child process has no loader: `--import tsx` reached its parent only.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
