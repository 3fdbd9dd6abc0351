import type { letterErrors } from '#contract/letters/letterErrors.ts';

/** Error texts of letters and registers. */
export const letterRules: Record<keyof typeof letterErrors, string> = {
  officeCode: '2 నుండి 5 ఇంగ్లీషు పెద్ద అక్షరాలు రాయండి.',
  officeCodeTaken: 'ఈ కోడ్ మరో కార్యాలయానిది.',
  officeCodeStays: 'కోడ్ మారదు: దానితో నంబర్లు ఇచ్చారు.',
  codeFirst: 'ముందుగా కార్యాలయానికి కోడ్ ఇవ్వండి.',
  seriesCode: '1 నుండి 4 ఇంగ్లీషు పెద్ద అక్షరాలు రాయండి.',
  seriesNone: 'కార్యాలయానికి కనీసం ఒక శ్రేణి ఉండాలి.',
  seriesTwice: 'ఈ శ్రేణి ఇప్పటికే ఉంది.',
  seriesInward: 'IN అనేది వచ్చిన లేఖల రిజిస్టర్ శ్రేణి.',
  seriesUnknown: 'కార్యాలయానికి అలాంటి శ్రేణి లేదు.',
  templateText: 'నమూనా భాషల్లో ప్రతిదానిలో విషయం, పాఠం రాయండి.',
  letterSent: 'పంపిన లేఖను మార్చలేరు.',
  letterNotSent: 'ఈ లేఖ ఇంకా పంపలేదు.',
  letterCancelled: 'ఈ లేఖ ఇప్పటికే రద్దయింది.',
  letterAbout: 'లేఖ ఒక ఫిర్యాదు, ఒక అంశం లేదా ఒక వ్యక్తి గురించి ఉంటుంది.',
  signerUnknown: 'ఈ వ్యక్తి సంతకం నిల్వ చేయలేదు.',
  letterheadWidth: 'చిత్రం వెడల్పు కనీసం 1,200 పిక్సెళ్లు ఉండాలి.',
  registerTooLong: 'PDFలో గరిష్ఠంగా 5,000 లేఖలు ఉంటాయి. తక్కువ కాలం ఎంచుకోండి.',
  lettersUnknown: 'ఈ లేఖల్లో కొన్ని కార్యాలయ రిజిస్టర్‌లో లేవు.',
};
