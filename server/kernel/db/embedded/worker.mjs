// `--import tsx` reaches the main thread only, so each thread registers it for itself.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
