import { codedText } from '#contract/kernel/coded.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { DONE, NOT_THERE, OTHER_NUMBER, OWN_NUMBER } from './differences.ts';
import type { RecipeName } from './recipes.ts';

const { alreadyResolved, appComplaint, noMobileNumber, refusedByPerson, templateElsewhere } = errorTexts;
const MERGED = codedText({ code: 'mergedInto', values: { number: OTHER_NUMBER } });
const BASIC = [DONE, NOT_THERE, MERGED];
const WHILE_OPEN = [...BASIC, alreadyResolved];
const CLOSED = [alreadyResolved, errorTexts.waitsForApproval];
const CLOSING = [...BASIC, ...CLOSED];
const TO_CITIZENS = [...BASIC, noMobileNumber, refusedByPerson, templateElsewhere];

const at = (number: string, step: string, ...reasons: string[]) =>
  reasons.map((reason) => codedText({ code: 'stepRefused', values: { number, step, reason } }));

/** All possible results of rows in bulk calls, for any caller: a rule that no row meets would prove nothing. */
export const SAID: Record<RecipeName, readonly string[]> = {
  assign: [...WHILE_OPEN, errorTexts.staffElsewhere],
  category: [...BASIC, appComplaint],
  priority: BASIC,
  followup: WHILE_OPEN,
  cause: [
    ...[DONE, NOT_THERE, errorTexts.causeElsewhere],
    codedText({ code: 'inOtherCause', values: { number: OWN_NUMBER, cause: OTHER_NUMBER } }),
  ],
  answer: WHILE_OPEN,
  'closing answer': CLOSING,
  resolve: CLOSING,
  refer: [...WHILE_OPEN, errorTexts.officerElsewhere],
  message: TO_CITIZENS,
  'message of a due day': [...TO_CITIZENS, codedText({ code: 'valueUnknown', values: { value: 'due' } })],
  'macro of fields': [
    ...[DONE, NOT_THERE, ...at('1', 'Priority', MERGED), ...at('2', 'Category', appComplaint)],
    ...at('3', 'Pause', alreadyResolved, errorTexts.suggestionNeverDue),
    ...at('3', 'Pause', codedText({ code: 'pausedUntil', values: { day: '01-04-2026' } })),
  ],
  'macro of an assignment': [
    ...[DONE, NOT_THERE],
    ...at('1', 'Assign', MERGED, alreadyResolved, errorTexts.forbidden, errorTexts.cannotTake),
  ],
  'macro of a referral': [
    ...[DONE, NOT_THERE, ...at('1', 'Answer', MERGED, alreadyResolved)],
    ...at('2', 'Referral', errorTexts.unknownChoice),
  ],
  'macro that closes': [
    ...[
      NOT_THERE,
      ...at('1', 'Answer', MERGED, ...CLOSED, codedText({ code: 'fillIn', values: { names: 'due' } })),
    ],
    ...at('2', 'Follow-up', alreadyResolved),
  ],
};
