import * as z from 'zod/mini';
import { closingSettings, verifySettings } from '#contract/closing/closingSettings.ts';
import { rowsAnswer, rowsBody, settingsCalls } from '#contract/desk/settings.ts';
import { similarSettings } from '#contract/persons/similarSettings.ts';

/** The settings that capabilities share calls for. */
export const officeSettings = [similarSettings, verifySettings, closingSettings];

/** GRD-01: the categories of complaints by name, and closings. */
const { get, update } = settingsCalls({
  path: 'office/settings',
  answer: {
    categories: rowsAnswer({ ...similarSettings.answer, ...verifySettings.answer }),
    closing: z.object(closingSettings.answer),
  },
  body: {
    categories: rowsBody({ ...similarSettings.body, ...verifySettings.body }),
    closing: z.optional(z.object(closingSettings.body)),
  },
});

export { get as getOfficeSettings, update as updateOfficeSettings };
export type OfficeSettings = z.output<typeof get.answer>;
export type CategoryRow = OfficeSettings['categories'][number];
