import type { filled as english } from '../en/filled.ts';

export const filled: typeof english = {
  inOtherCause: 'ఫిర్యాదు %{number} ఇప్పటికే %{cause} అనే ఉమ్మడి సమస్యలో ఉంది.',
  mergedInto: 'ఈ ఫిర్యాదును %{number} లో విలీనం చేశారు.',
  pausedUntil: 'ఈ ఫిర్యాదు గడువు %{day} వరకు ఆపి ఉంది.',
  leaveOverlaps: '%{from} నుండి %{to} వరకు ఇప్పటికే ఒక సెలవు ఉంది.',
  standsInFor: 'ఈ వ్యక్తి ఆ రోజుల్లో %{name} గారికి బదులుగా పనిచేస్తున్నారు. ముందు అక్కడ మరొకరిని ఎంచుకోవాలి.',
  listChanged: 'జాబితా మారింది: %{expected} బదులు ఇప్పుడు %{found} ఉన్నాయి.',
  unknownPlaceholder: 'తెలియని ఖాళీ స్థానం: {{%{name}}}.',
  fillIn: 'దయచేసి పూరించండి: %{names}',
  stepRefused: 'దశ %{number}, %{step}: %{reason}',
  letterDispatched: 'ఈ లేఖ %{number} గా పంపబడింది.',
  nameSignature: 'ఈ లేఖలో %{name} గారి సంతకం ఉంటుంది: పేరుతో నిర్ధారించండి.',
  unprintable: 'ఈ అక్షరాలు ఏ ఫాంట్‌లోనూ లేవు: %{letters}',
  brokenLine: 'ఫైల్‌లో %{line}వ లైన్ సరిగా లేదు.',
};
