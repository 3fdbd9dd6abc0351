import type { drafts as english } from '../../en/common/drafts.ts';

export const drafts: typeof english = {
  typed: '%{when}న టైప్ చేసినది',
  resume: 'కొనసాగించు',
  discard: 'తీసివేయి',
};
