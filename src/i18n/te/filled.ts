import type { filled as english } from '../en/filled.ts';

export const filled: typeof english = {
  inOtherCause: 'ఫిర్యాదు %{number} ఇప్పటికే %{cause} అనే ఉమ్మడి సమస్యలో ఉంది.',
  closingConfirmed: 'ఈ ముగింపును %{day} న నిర్ధారించారు.',
  closingDisputed: 'ఈ ముగింపును %{day} న అంగీకరించలేదు.',
  closingDeclined: '%{day} న పౌరుడు ఈ ముగింపు గురించి మాట్లాడటానికి ఇష్టపడలేదు.',
  mergedInto: 'ఈ ఫిర్యాదును %{number} లో విలీనం చేశారు.',
  pausedUntil: 'ఈ ఫిర్యాదు గడువు %{day} వరకు ఆపి ఉంది.',
  leaveOverlaps: '%{from} నుండి %{to} వరకు ఇప్పటికే ఒక సెలవు ఉంది.',
  standsInFor: 'ఈ వ్యక్తి ఆ రోజుల్లో %{name} గారికి బదులుగా పనిచేస్తున్నారు. ముందు అక్కడ మరొకరిని ఎంచుకోవాలి.',
  listChanged: 'జాబితా మారింది: %{expected} బదులు ఇప్పుడు %{found} ఉన్నాయి.',
  unknownPlaceholder: 'తెలియని ఖాళీ స్థానం: {{%{name}}}.',
  fillIn: 'దయచేసి పూరించండి: %{names}',
  stepRefused: 'దశ %{number}, %{step}: %{reason}',
  letterDispatched: 'ఈ లేఖ %{number} గా పంపబడింది.',
  letterCarries: 'ఈ లేఖ %{number} కు చెందినది: దానికి జవాబు వచ్చినప్పుడు లేదా ఉపసంహరించినప్పుడు ఇది పోతుంది.',
  nameSignature: 'ఈ లేఖలో %{name} గారి సంతకం ఉంటుంది: పేరుతో నిర్ధారించండి.',
  unprintable: 'ఈ అక్షరాలు ఏ ఫాంట్‌లోనూ లేవు: %{letters}',
  brokenLine: 'ఫైల్‌లో %{line}వ లైన్ సరిగా లేదు.',
};
