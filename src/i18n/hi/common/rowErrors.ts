import type { rowErrors as english } from '#contract/kernel/rowErrors.ts';

/** Error texts for rows of imported files. */
export const rowErrors: Record<keyof typeof english, string> = {
  quoteUnclosed: 'उद्धरण चिह्न से शुरू हुआ खाना बंद नहीं है',
  quoteInside: 'उद्धरण चिह्न के बाद खाना ठीक से बंद नहीं है',
  rowTooLong: 'पंक्ति बहुत लंबी है',
  both: '%{first} %{second}',
  inCell: '%{reason} (खाना %{cell})',
  quotedCell: '"%{text}": %{reason}',
  columnMissing: 'कॉलम %{name} नहीं है।',
  columnAbsent: 'फ़ाइल में कॉलम "%{name}" नहीं है।',
  columnNotChosen: 'कोई कॉलम नहीं चुना गया है, और सभी पंक्तियों के लिए कोई मान भी नहीं है।',
  noNumber: 'इस पंक्ति में संख्या नहीं है।',
  sameNumber: 'पंक्ति %{row} में यही संख्या है।',
  closedEarlier: 'यह मिलने से पहले ही बंद हुई है।',
  dayToCome: 'यह दिन अभी आना है।',
  dayTooOld: 'यह दिन 1950 से पहले का है।',
  unreadableDate: '"%{text}" तारीख़ नहीं है। पहले दिन लिखें, जैसे 15-01-2025।',
  textCutOff: 'xlsx बनाते समय यह पाठ कट गया: इसे csv में निर्यात करें।',
  unknownName: '"%{name}" यहाँ ज्ञात नहीं है।',
  noPlace: '"%{name}" नाम का कोई %{level} नहीं है।',
  areaElsewhere: 'क्षेत्र "%{area}" साथ लिखे स्थानों में नहीं है।',
  manyAreas: '"%{area}" नाम के %{count} क्षेत्र हैं: %{level} भी चाहिए।',
  otherName: '%{level}: पंक्ति %{row} में इसका नाम "%{name}" है।',
};
