import type { catalogue as english } from '../en/later.ts';
import * as accounts from './accounts/accounts.ts';
import { closing } from './closing/closing.ts';
import { drafts } from './common/drafts.ts';
import { rowErrors } from './common/rowErrors.ts';
import * as complaints from './complaints/complaints.ts';
import { content } from './content/content.ts';
import { dashboard } from './dashboard/dashboard.ts';
import * as deadlines from './deadlines/deadlines.ts';
import * as desk from './desk/desk.ts';
import { catalogue as first } from './index.ts';
import { leaders } from './leaders/leaders.ts';
import * as letters from './letters/letters.ts';
import * as messages from './messages/messages.ts';
import * as persons from './persons/persons.ts';
import { masterdata } from './places/masterdata.ts';
import * as replies from './replies/replies.ts';
import { incharges } from './staff/incharges.ts';
import * as teamwork from './teamwork/teamwork.ts';

export const catalogue: typeof english = {
  ...first,
  ...teamwork,
  ...replies,
  ...persons,
  ...messages,
  ...letters,
  ...desk,
  ...deadlines,
  ...complaints,
  ...accounts,
  closing,
  content,
  dashboard,
  drafts,
  incharges,
  leaders,
  masterdata,
  rowErrors,
};
