import type { declare as english } from '../en/declare.ts';

export const declare: typeof english = {
  place: {
    title: 'ప్రాంతం వివరాలు',
    parliament: 'పార్లమెంటు',
    assembly: 'అసెంబ్లీ',
    mandal: 'మండలం',
    area: 'ప్రాంతం',
    choose: {
      parliament: 'దయచేసి పార్లమెంటును ఎంచుకోండి.',
      assembly: 'దయచేసి అసెంబ్లీని ఎంచుకోండి.',
      mandal: 'దయచేసి మండలాన్ని ఎంచుకోండి.',
      area: 'దయచేసి ప్రాంతాన్ని ఎంచుకోండి.',
    },
    first: {
      parliament: 'ముందుగా పార్లమెంటును ఎంచుకోండి.',
      assembly: 'ముందుగా అసెంబ్లీని ఎంచుకోండి.',
      mandal: 'ముందుగా మండలాన్ని ఎంచుకోండి.',
    },
    loading: 'లోడ్ అవుతోంది…',
    none: 'ఏమీ దొరకలేదు',
    failed: 'ఎంపికలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించడానికి జాబితాను తెరవండి.',
    open: 'తెరువు',
    close: 'మూసివేయి',
    clear: 'తొలగించు',
  },
};
