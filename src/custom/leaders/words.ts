import { registerWords } from '../../declare/words.ts';

/** The resource whose lists are shown here; its columns are named as the specification names them (VOL-04, LDR-01). */
export const LEADER = 'leader';

registerWords(LEADER, {
  en: {
    name: 'Leader |||| Leaders',
    fields: { selection: 'Select', phone: 'Mobile', area: 'Village/Area', location: 'Location' },
  },
  te: {
    name: 'నాయకుడు |||| నాయకులు',
    fields: { selection: 'ఎంపిక', phone: 'మొబైల్', area: 'గ్రామం/ప్రాంతం', location: 'ప్రాంతం' },
  },
  hi: {
    name: 'नेता |||| नेता',
    fields: { selection: 'चुनें', phone: 'मोबाइल', area: 'गाँव/क्षेत्र', location: 'स्थान' },
  },
});
