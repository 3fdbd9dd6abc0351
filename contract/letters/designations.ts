import { type Named, nameIn } from '#contract/kernel/named.ts';

/* The names of posts in Telugu and Hindi, for letters in these languages. This file does not use zod. */

const POSTS: Record<string, readonly [te: string, hi: string]> = {
  'member of the legislative assembly': ['శాసనసభ్యులు', 'विधायक'],
  'member of legislative assembly': ['శాసనసభ్యులు', 'विधायक'],
  mla: ['శాసనసభ్యులు', 'विधायक'],
  'member of the legislative council': ['శాసన మండలి సభ్యులు', 'विधान परिषद सदस्य'],
  'member of legislative council': ['శాసన మండలి సభ్యులు', 'विधान परिषद सदस्य'],
  mlc: ['శాసన మండలి సభ్యులు', 'विधान परिषद सदस्य'],
  'member of parliament': ['పార్లమెంటు సభ్యులు', 'सांसद'],
  mp: ['పార్లమెంటు సభ్యులు', 'सांसद'],
  'chief minister': ['ముఖ్యమంత్రి', 'मुख्यमंत्री'],
  minister: ['మంత్రి', 'मंत्री'],
  'chief secretary': ['ప్రభుత్వ ప్రధాన కార్యదర్శి', 'मुख्य सचिव'],
  'principal secretary': ['ముఖ్య కార్యదర్శి', 'प्रमुख सचिव'],
  secretary: ['కార్యదర్శి', 'सचिव'],
  commissioner: ['కమిషనర్', 'आयुक्त'],
  director: ['డైరెక్టర్', 'निदेशक'],
  'deputy director': ['డిప్యూటీ డైరెక్టర్', 'उप निदेशक'],
  'assistant director': ['అసిస్టెంట్ డైరెక్టర్', 'सहायक निदेशक'],
  collector: ['కలెక్టర్', 'कलेक्टर'],
  'district collector': ['జిల్లా కలెక్టర్', 'जिला कलेक्टर'],
  'collector and district magistrate': ['జిల్లా కలెక్టర్, మేజిస్ట్రేట్', 'जिला कलेक्टर एवं दंडाधिकारी'],
  'additional collector': ['అదనపు కలెక్టర్', 'अपर कलेक्टर'],
  'joint collector': ['సంయుక్త కలెక్టర్', 'संयुक्त कलेक्टर'],
  'revenue divisional officer': ['రెవెన్యూ డివిజనల్ అధికారి', 'राजस्व मंडल अधिकारी'],
  tahsildar: ['తహసీల్దార్', 'तहसीलदार'],
  tehsildar: ['తహసీల్దార్', 'तहसीलदार'],
  'deputy tahsildar': ['డిప్యూటీ తహసీల్దార్', 'नायब तहसीलदार'],
  'village revenue officer': ['గ్రామ రెవెన్యూ అధికారి', 'ग्राम राजस्व अधिकारी'],
  'revenue inspector': ['రెవెన్యూ ఇన్‌స్పెక్టర్', 'राजस्व निरीक्षक'],
  'superintendent of police': ['పోలీసు సూపరింటెండెంట్', 'पुलिस अधीक्षक'],
  'commissioner of police': ['పోలీసు కమిషనర్', 'पुलिस आयुक्त'],
  'assistant commissioner of police': ['అసిస్టెంట్ పోలీసు కమిషనర్', 'सहायक पुलिस आयुक्त'],
  'deputy superintendent of police': ['డిప్యూటీ పోలీసు సూపరింటెండెంట్', 'पुलिस उपाधीक्षक'],
  'circle inspector': ['సర్కిల్ ఇన్‌స్పెక్టర్', 'सर्कल इंस्पेक्टर'],
  'inspector of police': ['పోలీసు ఇన్‌స్పెక్టర్', 'पुलिस निरीक्षक'],
  'sub inspector of police': ['సబ్ ఇన్‌స్పెక్టర్', 'पुलिस उप निरीक्षक'],
  'station house officer': ['స్టేషన్ హౌస్ ఆఫీసర్', 'थाना प्रभारी'],
  'engineer in chief': ['ఇంజనీర్-ఇన్-చీఫ్', 'प्रमुख अभियंता'],
  'chief engineer': ['చీఫ్ ఇంజనీర్', 'मुख्य अभियंता'],
  'superintending engineer': ['సూపరింటెండింగ్ ఇంజనీర్', 'अधीक्षण अभियंता'],
  'executive engineer': ['ఎగ్జిక్యూటివ్ ఇంజనీర్', 'कार्यपालक अभियंता'],
  'divisional engineer': ['డివిజనల్ ఇంజనీర్', 'मंडल अभियंता'],
  'deputy executive engineer': ['డిప్యూటీ ఎగ్జిక్యూటివ్ ఇంజనీర్', 'उप कार्यपालक अभियंता'],
  'assistant divisional engineer': ['అసిస్టెంట్ డివిజనల్ ఇంజనీర్', 'सहायक मंडल अभियंता'],
  'assistant executive engineer': ['అసిస్టెంట్ ఎగ్జిక్యూటివ్ ఇంజనీర్', 'सहायक कार्यपालक अभियंता'],
  'assistant engineer': ['అసిస్టెంట్ ఇంజనీర్', 'सहायक अभियंता'],
  'district panchayat officer': ['జిల్లా పంచాయతీ అధికారి', 'जिला पंचायत अधिकारी'],
  'divisional panchayat officer': ['డివిజనల్ పంచాయతీ అధికారి', 'मंडल पंचायत अधिकारी'],
  'mandal parishad development officer': ['మండల పరిషత్ అభివృద్ధి అధికారి', 'मंडल परिषद विकास अधिकारी'],
  'mandal panchayat officer': ['మండల పంచాయతీ అధికారి', 'मंडल पंचायत अधिकारी'],
  'panchayat secretary': ['పంచాయతీ కార్యదర్శి', 'पंचायत सचिव'],
  sarpanch: ['సర్పంచ్', 'सरपंच'],
  'municipal commissioner': ['మున్సిపల్ కమిషనర్', 'नगर आयुक्त'],
  'district rural development officer': ['జిల్లా గ్రామీణాభివృద్ధి అధికారి', 'जिला ग्रामीण विकास अधिकारी'],
  'project director': ['ప్రాజెక్టు డైరెక్టర్', 'परियोजना निदेशक'],
  'district educational officer': ['జిల్లా విద్యాధికారి', 'जिला शिक्षा अधिकारी'],
  'district education officer': ['జిల్లా విద్యాధికారి', 'जिला शिक्षा अधिकारी'],
  'mandal education officer': ['మండల విద్యాధికారి', 'मंडल शिक्षा अधिकारी'],
  'mandal educational officer': ['మండల విద్యాధికారి', 'मंडल शिक्षा अधिकारी'],
  headmaster: ['ప్రధానోపాధ్యాయులు', 'प्रधानाध्यापक'],
  principal: ['ప్రిన్సిపాల్', 'प्राचार्य'],
  'district medical and health officer': ['జిల్లా వైద్య ఆరోగ్య అధికారి', 'जिला चिकित्सा एवं स्वास्थ्य अधिकारी'],
  'medical officer': ['వైద్యాధికారి', 'चिकित्सा अधिकारी'],
  superintendent: ['సూపరింటెండెంట్', 'अधीक्षक'],
  'district agriculture officer': ['జిల్లా వ్యవసాయ అధికారి', 'जिला कृषि अधिकारी'],
  'mandal agriculture officer': ['మండల వ్యవసాయ అధికారి', 'मंडल कृषि अधिकारी'],
  'mandal agricultural officer': ['మండల వ్యవసాయ అధికారి', 'मंडल कृषि अधिकारी'],
  'agriculture extension officer': ['వ్యవసాయ విస్తరణ అధికారి', 'कृषि विस्तार अधिकारी'],
  'veterinary assistant surgeon': ['పశువైద్య సహాయ సర్జన్', 'पशु चिकित्सा सहायक सर्जन'],
  'district civil supplies officer': ['జిల్లా పౌర సరఫరాల అధికారి', 'जिला नागरिक आपूर्ति अधिकारी'],
  'district welfare officer': ['జిల్లా సంక్షేమ అధికారి', 'जिला कल्याण अधिकारी'],
  'child development project officer': ['శిశు అభివృద్ధి ప్రాజెక్టు అధికారి', 'बाल विकास परियोजना अधिकारी'],
  'divisional forest officer': ['డివిజనల్ అటవీ అధికారి', 'वन मंडल अधिकारी'],
  'district forest officer': ['జిల్లా అటవీ అధికారి', 'जिला वन अधिकारी'],
  'forest range officer': ['అటవీ రేంజ్ అధికారి', 'वन परिक्षेत्र अधिकारी'],
  'regional manager': ['రీజినల్ మేనేజర్', 'क्षेत्रीय प्रबंधक'],
  'depot manager': ['డిపో మేనేజర్', 'डिपो प्रबंधक'],
  'regional transport officer': ['ప్రాంతీయ రవాణా అధికారి', 'क्षेत्रीय परिवहन अधिकारी'],
};
/** Additions to a post after a comma. */
const BRANCHES: typeof POSTS = {
  'civil supplies': ['పౌర సరఫరాలు', 'नागरिक आपूर्ति'],
  operations: ['ఆపరేషన్స్', 'प्रचालन'],
  operation: ['ఆపరేషన్స్', 'प्रचालन'],
  irrigation: ['నీటిపారుదల', 'सिंचाई'],
  'roads and buildings': ['రోడ్లు, భవనాలు', 'सड़क एवं भवन'],
  'panchayat raj': ['పంచాయతీరాజ్', 'पंचायत राज'],
  'rural water supply': ['గ్రామీణ నీటి సరఫరా', 'ग्रामीण जल आपूर्ति'],
  'mission bhagiratha': ['మిషన్ భగీరథ', 'मिशन भगीरथ'],
  revenue: ['రెవెన్యూ', 'राजस्व'],
  agriculture: ['వ్యవసాయం', 'कृषि'],
};

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('.', '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** A post with its names; an unknown one has only the typed text. */
export function designationOf(text: string): Named {
  const [post = '', ...branches] = text.split(',');
  const known = [POSTS[folded(post)], ...branches.map((branch) => BRANCHES[folded(branch)])];
  const parts = known.flatMap((names) => (names ? [names] : []));
  if (parts.length < known.length) return { name: text };
  const all = (at: 0 | 1) => parts.map((names) => names[at]).join(', ');
  return { name: text, name_te: all(0), name_hi: all(1) };
}

/** A post in a language, otherwise as typed. */
export const designationIn = (text: string, language: string): string =>
  nameIn(designationOf(text), language);
