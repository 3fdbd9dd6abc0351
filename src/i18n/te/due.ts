import type { due as english } from '../en/due.ts';

export const due: typeof english = {
  chip: {
    running: 'గడువు %{day}',
    at_risk: 'గడువు దగ్గరపడింది',
    overdue: 'గడువు దాటి %{smart_count} రోజు |||| గడువు దాటి %{smart_count} రోజులు',
    paused: '%{day} వరకు ఆగింది: %{reason}',
    met: 'గడువులో పరిష్కారం',
    missed: '%{smart_count} రోజు ఆలస్యంగా పరిష్కారం |||| %{smart_count} రోజులు ఆలస్యంగా పరిష్కారం',
  },
  priority: { normal: 'సాధారణం', high: 'ముఖ్యం', urgent: 'అత్యవసరం' },
  priorityHint: 'ఖాళీగా వదిలితే: వర్గానికి ఉన్నట్టే.',
  fields: {
    sla: 'గడువు స్థితి',
    due_from: 'గడువు ఈ తేదీ నుండి',
    due_to: 'గడువు ఈ తేదీ వరకు',
    followup: 'మళ్లీ చూసే రోజు',
    given: 'అప్పగింత',
  },
  state: {
    running: 'గడువులో ఉంది',
    at_risk: 'గడువు దగ్గరపడింది',
    overdue: 'గడువు దాటింది',
    paused: 'ఆపి ఉంచారు',
    met: 'గడువులో పరిష్కారం',
    missed: 'ఆలస్యంగా పరిష్కారం',
  },
  pausedFor: {
    waiting_citizen: 'పౌరుని సమాధానం కోసం',
    with_department: 'శాఖ వద్ద ఉంది',
    court: 'న్యాయస్థానం',
    election_code: 'ఎన్నికల నియమావళి',
    other: 'వేరే కారణం',
  },
  response: { waiting: 'ఇవ్వాల్సి ఉంది', late: 'ఆలస్యమైంది', given: 'ఇచ్చారు' },
  followup: { today: 'ఈ రోజు', later: 'తర్వాత', not_later: 'వాయిదా వేయనివి' },
  given: { new: 'నాకు కొత్తవి', escalated: 'నా స్థాయికి చేరినవి', answered: 'శాఖ జవాబిచ్చినవి' },
  level: {
    1: 'డెస్క్ అధిపతి స్థాయికి చేరింది',
    2: 'ఎమ్మెల్యే స్థాయికి చేరింది',
    3: 'ఎంపీ స్థాయికి చేరింది',
    4: 'నిర్వాహకుల స్థాయికి చేరింది',
  },
  responseBy: '%{state}, గడువు %{instant}',
  change: 'ప్రాధాన్యం మార్చు',
  changed: 'ప్రాధాన్యం మార్చబడింది.',
  sort: 'గడువు తేదీ ప్రకారం క్రమం',
};
