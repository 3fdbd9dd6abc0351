import type { referralMessages } from '../../../contract/referralMessages.ts';

/** The texts of the rules of what departments are asked. */
export const referralRules: Record<keyof typeof referralMessages, string> = {
  oneSubjectMatter: 'ఫిర్యాదు లేదా సమస్య, రెండింటిలో ఒకదాన్ని ఎంచుకోండి.',
  referralSent: 'ఈ నివేదన ఇప్పటికే పంపబడింది.',
  referralNotWaiting: 'ఈ నివేదన జవాబు కోసం వేచి లేదు.',
  referralNotAnswered: 'ఆమోదించడానికి లేదా తిప్పి పంపడానికి తుది జవాబు లేదు.',
  referralOver: 'ఈ నివేదన ముగిసింది.',
  remindedEnough: 'మూడు గుర్తుచేతలు పంపారు. నివేదనను ఉపసంహరించండి, లేదా మరొకరిని అడగండి.',
  notInCharge: 'ఇది బాధ్యత వహించే వ్యక్తికి చెందినది.',
  addresseeNeeded: 'ఇది ఎవరికో ఎంచుకోండి.',
  postVacant: 'ప్రస్తుతం ఈ పదవిలో ఎవరూ లేరు.',
  noMailAddress: 'ఈ అధికారికి ఇమెయిల్ చిరునామా లేదు.',
  ownSuperior: 'ఎవరూ తమకు తామే పై అధికారి లేదా వారసులు కాలేరు.',
  dueInPast: 'ఈ రోజు లేదా తర్వాతి రోజును ఎంచుకోండి.',
  receivedInFuture: 'రాబోయే రోజున ఏదీ అందలేదు.',
  receivedBeforeWritten: 'రాయడానికి ముందే అది అందదు.',
  amountNeeded: 'మంజూరైన మొత్తాన్ని రూపాయల్లో నమోదు చేయండి.',
  notAmount: 'రూపాయలను అంకెల్లో నమోదు చేయండి, ఉదాహరణకు 100000 లేదా 2500.50.',
  alreadyMatched: 'ఈ లేఖ ఇప్పటికే జతచేయబడింది.',
  replyDays: '1 నుండి 365 పని దినాలు ఇవ్వండి.',
  noPublicAddress: 'ఇతరులు సర్వర్‌ను చేరే చిరునామా సర్వర్‌కు తెలియదు.',
};
