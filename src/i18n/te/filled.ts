import type { filled as english } from '../en/filled.ts';

export const filled: typeof english = {
  inOtherCause: 'ఫిర్యాదు %{number} ఇప్పటికే %{cause} అనే ఉమ్మడి సమస్యలో ఉంది.',
  mergedInto: 'ఈ ఫిర్యాదును %{number} లో విలీనం చేశారు.',
  pausedUntil: 'ఈ ఫిర్యాదు గడువు %{day} వరకు ఆపి ఉంది.',
  unknownPlaceholder: 'తెలియని ఖాళీ స్థానం: {{%{name}}}.',
  fillIn: 'దయచేసి పూరించండి: %{names}',
  stepRefused: 'దశ %{number}, %{step}: %{reason}',
  brokenLine: 'ఫైల్‌లో %{line}వ లైన్ సరిగా లేదు.',
};
