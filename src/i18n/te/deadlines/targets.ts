import type { targets as english } from '../../en/deadlines/targets.ts';
import { common } from '../common/words.ts';

export const targets: typeof english = {
  section: {
    title: 'గడువులు',
    text: 'ఫిర్యాదుకు ఎంత సమయంలో మొదటి సమాధానం, పరిష్కారం ఇవ్వాలి.',
    value: 'సాధారణం: %{hours} గంటల్లో సమాధానం, %{days} పని దినాల్లో పరిష్కారం',
  },
  text: 'పని సమయంలో: మొదటి స్పందనకు గంటలు, పరిష్కారానికి రోజులు. సొంత విలువ లేని వర్గానికి అన్ని వర్గాల విలువ వర్తిస్తుంది.',
  beyond: 'కొన్ని విలువలు %{hours} గంటలు లేదా %{days} రోజుల కంటే ఎక్కువ. వాటిని మార్చే వరకు గడువులు ఈ పరిమితులతో లెక్కించబడతాయి.',
  default: 'మొదటి ప్రాధాన్యం',
  hours: 'గంటలు',
  priority: { normal: 'సాధారణం', high: 'ఎక్కువ', urgent: 'అత్యవసరం' },
  field: { response_hours: '%{priority}: మొదటి స్పందనకు గంటలు', resolution_days: '%{priority}: పరిష్కారానికి రోజులు' },
  row: {
    all: 'అన్ని వర్గాలు',
    inherited: '%{value} (పై నుండి)',
    from: { own: 'అన్ని వర్గాలు', parliament: common.parliament, state: 'రాష్ట్రం', default: 'ప్రామాణికం' },
    own: 'సొంతం',
  },
};
