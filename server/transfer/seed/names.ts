import type { Random } from './random.ts';

/** Given and family names in Latin and Telugu script. */
const GIVEN = [
  ['Lakshmi', 'లక్ష్మి'],
  ['Ramesh', 'రమేష్'],
  ['Srinivas', 'శ్రీనివాస్'],
  ['Saritha', 'సరిత'],
  ['Venkatesh', 'వెంకటేష్'],
  ['Padma', 'పద్మ'],
  ['Mallaiah', 'మల్లయ్య'],
  ['Swapna', 'స్వప్న'],
  ['Rajender', 'రాజేందర్'],
  ['Anitha', 'అనిత'],
  ['Shankar', 'శంకర్'],
  ['Fatima', 'ఫాతిమా'],
  ['Yadagiri', 'యాదగిరి'],
  ['Kavitha', 'కవిత'],
  ['Narasimha', 'నరసింహ'],
  ['Sujatha', 'సుజాత'],
  ['Ibrahim', 'ఇబ్రహీం'],
  ['Bhagya', 'భాగ్య'],
  ['Komuraiah', 'కొమురయ్య'],
  ['Jyothi', 'జ్యోతి'],
] as const;
const FAMILY = [
  ['Reddy', 'రెడ్డి'],
  ['Goud', 'గౌడ్'],
  ['Yadav', 'యాదవ్'],
  ['Rao', 'రావు'],
  ['Nayak', 'నాయక్'],
  ['Begum', 'బేగం'],
  ['Chary', 'చారి'],
  ['Devi', 'దేవి'],
  ['Naidu', 'నాయుడు'],
  ['Mudiraj', 'ముదిరాజ్'],
] as const;

/** A full name; about a third are written in Telugu. */
export function personName(random: Random): string {
  const script = random.chance(0.35) ? 1 : 0;
  return `${random.pick(FAMILY)[script]} ${random.pick(GIVEN)[script]}`;
}

/** Each word of the lists in the other script. */
const OTHER = new Map<string, string>(
  [...GIVEN, ...FAMILY].flatMap(([latin, telugu]) => [
    [latin, telugu],
    [telugu, latin],
  ]),
);

export const inOtherScript = (name: string) =>
  name
    .split(' ')
    .map((word) => OTHER.get(word) ?? word)
    .join(' ');

export const isTelugu = (name: string) => /\p{Script=Telugu}/u.test(name);
