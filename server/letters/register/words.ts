import type { Side } from '#contract/letters/letterText.ts';

const en = {
  title: 'Outward register',
  headings: ['Number', 'Date', 'To', 'Department', 'Subject', 'Grievance', 'Sent by', 'Remarks'],
  from: '%{from} to %{to}',
  made: 'Printed on %{day}',
  cancelled: 'Cancelled on %{day}: %{reason}',
  sheet: ['', 'Number', 'Subject', 'To', 'Received: signature, date'],
  noDepartment: 'Without a department',
  dispatchSheet: 'Dispatch sheet',
  envelopes: 'Envelopes',
};
/** The texts of registers, labels and dispatch sheets (REF-07). */
export const REGISTER_WORDS: Record<Side, typeof en> = {
  en,
  te: {
    title: 'బయటకు పంపిన లేఖల రిజిస్టర్',
    headings: ['నంబరు', 'తేదీ', 'ఎవరికి', 'శాఖ', 'విషయం', 'ఫిర్యాదు', 'పంపినవారు', 'వివరణ'],
    from: '%{from} నుండి %{to} వరకు',
    made: 'ముద్రించిన తేదీ %{day}',
    cancelled: '%{day} న రద్దు: %{reason}',
    sheet: ['', 'నంబరు', 'విషయం', 'ఎవరికి', 'అందుకున్నవారి సంతకం, తేదీ'],
    noDepartment: 'శాఖ లేనివి',
    dispatchSheet: 'పంపక పత్రం',
    envelopes: 'కవర్లు',
  },
  hi: {
    title: 'जावक रजिस्टर',
    headings: ['संख्या', 'दिनांक', 'किसे', 'विभाग', 'विषय', 'शिकायत', 'भेजने वाला', 'टिप्पणी'],
    from: '%{from} से %{to} तक',
    made: 'मुद्रण दिनांक %{day}',
    cancelled: '%{day} को रद्द: %{reason}',
    sheet: ['', 'संख्या', 'विषय', 'किसे', 'प्राप्तकर्ता के हस्ताक्षर, दिनांक'],
    noDepartment: 'बिना विभाग',
    dispatchSheet: 'प्रेषण सूची',
    envelopes: 'लिफ़ाफ़े',
  },
};

/** A text with its values filled in. */
export const said = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
