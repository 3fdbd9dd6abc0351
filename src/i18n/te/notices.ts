import type { notices as english } from '../en/notices.ts';

export const notices: typeof english = {
  title: 'నోటిఫికేషన్లు',
  noneUnread: 'నోటిఫికేషన్లు, చదవనివి లేవు',
  unread: 'నోటిఫికేషన్లు, చదవనిది %{smart_count} |||| నోటిఫికేషన్లు, చదవనివి %{smart_count}',
  manyUnread: 'నోటిఫికేషన్లు, చదవనివి 99 కంటే ఎక్కువ',
  isUnread: 'చదవనిది:',
  news: 'కొత్త నోటిఫికేషన్: %{text}',
  read: 'చదివినట్లు గుర్తించు',
  readAll: 'అన్నీ చదివినట్లు గుర్తించు',
  earlier: 'పాత నోటిఫికేషన్లు',
  empty: 'ఇంకా నోటిఫికేషన్లు లేవు: మీ ఫిర్యాదులపై ఇతరులు చేసే పనులు ఇక్కడ తెలుస్తాయి.',
  failed: 'నోటిఫికేషన్లను లోడ్ చేయలేకపోయాం.',
  kinds: {
    at_risk: 'ఫిర్యాదు %{number} గడువు దగ్గరపడింది',
    due: 'ఫిర్యాదు %{number} గడువు తేదీ వచ్చింది',
    overdue: 'ఫిర్యాదు %{number} గడువు దాటింది',
    resumed: 'ఫిర్యాదు %{number} గడువు మళ్లీ మొదలైంది: విరామం ముగిసింది',
    escalated: 'ఫిర్యాదు %{number} మీ స్థాయికి చేరింది',
    given_back: 'ఫిర్యాదు %{number} మీకు తిరిగి పంపబడింది',
    assigned: 'ఫిర్యాదు %{number} మీకు కేటాయించబడింది',
  },
};
