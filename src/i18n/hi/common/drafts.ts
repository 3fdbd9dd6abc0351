import type { drafts as english } from '../../en/common/drafts.ts';

export const drafts: typeof english = {
  typed: '%{when} को लिखा गया',
  resume: 'जारी रखें',
  discard: 'हटाएँ',
};
