import type { pausing as english } from '../../en/deadlines/pausing.ts';

export const pausing: typeof english = {
  action: 'గడువు ఆపు…',
  resume: 'మళ్లీ మొదలుపెట్టు',
  span: '%{from} నుండి %{until} వరకు: %{reason}',
  title: '%{number} గడువును ఆపడం',
  what: 'ఆ రోజు మొదలయ్యే వరకు గడువు ఆగుతుంది. అప్పటి వరకు ఉన్న పని సమయం గడువు తేదీకి కలుస్తుంది; మొదటి సమాధానం గడువు ఆగదు.',
  until: 'ఎప్పటి వరకు',
  soon: 'ఈ రోజు నుండి',
  days: '%{smart_count} రోజు |||| %{smart_count} రోజులు',
  submit: 'గడువు ఆపు',
  paused: 'గడువు ఆగింది; కొత్త గడువు తేదీ చూపబడింది.',
  resumed: 'గడువు మళ్లీ మొదలైంది; కొత్త గడువు తేదీ చూపబడింది.',
};
