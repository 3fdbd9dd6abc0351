import { describe, expect, test } from 'vitest';
import { latinOf, nameKeys } from '../../../server/text/phonetic.ts';
import { soundCode } from '../../../server/text/soundCode.ts';

const codesOf = (names: string[]) => new Set(names.map((name) => soundCode(latinOf(name))));

describe('[LIST-04] spellings of one name sound the same', () => {
  test.each([
    ['Lakshmi', 'Laxmi', 'Laksmi', 'లక్ష్మి', 'लक्ष्मी'],
    ['Venkateswarlu', 'Venkateshwarlu', 'వెంకటేశ్వర్లు'],
    ['Srinivas', 'Sreenivas', 'Shrinivas', 'శ్రీనివాస్', 'श्रीनिवास'],
    ['Gowri', 'Gauri', 'Gouri', 'గౌరి', 'गौरी'],
    ['Rao', 'Row', 'రావు', 'राव'],
    ['Ravi', 'Ravee', 'రవి', 'रवि'],
    ['Reddy', 'Reddi', 'రెడ్డి'],
    ['Yesubabu', 'Esubabu', 'ఏసుబాబు', 'యేసుబాబు'],
    ['Bhadraiah', 'Badrayya', 'భద్రయ్య'],
    ['Jagadish', 'Jagdeesh', 'జగదీశ్', 'जगदीश'],
    ['Gnaneshwar', 'Jnaneshwar', 'జ్ఞానేశ్వర్'],
    ['Krishna', 'Krisna', 'కృష్ణ', 'कृष्ण'],
    ['Ramnath', 'Ramanath', 'రామనాథ్'],
    ['Naidu', 'Nayudu', 'నాయుడు'],
    ['Seetha', 'Sita', 'సీత', 'सीता'],
    ['Mohammed', 'Mohammad', 'Muhammad', 'మహమ్మద్', 'मोहम्मद'],
    ['Chowdary', 'Choudhary', 'చౌదరి', 'चौधरी'],
    ['Fatima', 'Fathima', 'ఫాతిమా'],
    ['Jyothi', 'Jyoti', 'జ్యోతి', 'ज्योति'],
    ['Shanthi', 'Santhi', 'శాంతి'],
    ['Waseem', 'Vasim', 'వసీం'],
  ])('%s', (...names) => {
    expect(codesOf(names).size).toBe(1);
  });
});

test('[LIST-04] different names sound different', () => {
  const names = ['Lakshmi', 'Padma', 'Ravi', 'Ramulu', 'Suresh', 'Swapna', 'Yadagiri', 'Kavitha'];
  expect(codesOf(names).size).toBe(names.length);
});

test('[LIST-04] keys of a name are its words in Latin letters and their sounds', () => {
  expect(nameKeys('K. లక్ష్మి Devi')).toBe('lakshmi ~854600 ~370000');
  expect(nameKeys('रमेश')).toBe('ramesh ~964000');
  expect(nameKeys('12 - ؟ 李')).toBe('');
});
