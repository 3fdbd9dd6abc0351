import { auth } from './accounts/auth.ts';
import { closed } from './closing/closed.ts';
import { declare } from './common/declare.ts';
import { failure } from './common/failure.ts';
import { images } from './common/images.ts';
import { keys } from './common/keys.ts';
import { ra } from './common/ra.ts';
import { resources } from './common/resources.ts';
import { rules } from './common/rules.ts';
import { shell } from './common/shell.ts';
import { common } from './common/words.ts';
import { complaint } from './complaints/complaint.ts';
import { complaintList } from './complaints/complaintList.ts';
import { recording } from './complaints/recording.ts';
import { update } from './complaints/update.ts';
import { due } from './deadlines/due.ts';
import { notices } from './desk/notices.ts';
import { person } from './persons/person.ts';
import { routed } from './teamwork/routed.ts';

/** The English words of the first screens; the other languages have exactly these keys. */
export const catalogue = {
  auth,
  closed,
  common,
  complaint,
  complaintList,
  declare,
  due,
  failure,
  images,
  keys,
  notices,
  person,
  ra,
  recording,
  resources,
  routed,
  rules,
  shell,
  update,
};
