import { news } from '../../contract/news.ts';
import type { ResourceEntry } from '../declare/entry.ts';

/** Every resource of the admin, one line each; its screens are fetched when they are opened. */
export const entries: readonly ResourceEntry[] = [{ contract: news, load: () => import('./news.tsx') }];
