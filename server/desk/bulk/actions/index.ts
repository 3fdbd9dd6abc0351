import type { BulkActions } from './action.ts';
import { answer, resolve } from './answer.ts';
import { assign } from './assign.ts';
import { category } from './category.ts';
import { followup } from './followup.ts';

/** The bulk actions of every office. */
export const deskActions: Partial<BulkActions> = { assign, category, followup, answer, resolve };
