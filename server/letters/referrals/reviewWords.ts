import type { Side } from '#contract/letters/letterText.ts';

/** The texts of the review sheet of a department (REF-15). */
export const REVIEW_WORDS: Record<
  Side,
  {
    /** The column headings, in order; the last column is for notes. */
    headings: readonly string[];
    title: string;
    waiting: string;
    made: string;
    noDepartment: string;
    /** Shown when a department has more rows than the sheet. */
    more: string;
  }
> = {
  en: {
    headings: [
      'Number',
      'Outward no.',
      'Grievance',
      'Subject',
      'Village',
      'Officer',
      'Sent on',
      'Due on',
      'Reminders',
      'Days',
      'Reply, action',
    ],
    title: 'Review sheet',
    waiting: 'Waiting on %{day}',
    made: 'Printed on %{day}',
    noDepartment: 'Other officers',
    more: 'The first %{shown} of %{total}',
  },
  te: {
    headings: [
      'నంబరు',
      'జావక నం.',
      'ఫిర్యాదు',
      'విషయం',
      'గ్రామం',
      'అధికారి',
      'పంపిన తేదీ',
      'గడువు తేదీ',
      'జ్ఞాపికలు',
      'రోజులు',
      'సమాధానం, చర్య',
    ],
    title: 'సమీక్ష పత్రం',
    waiting: '%{day} నాటికి జవాబు రానివి',
    made: 'ముద్రించిన తేదీ %{day}',
    noDepartment: 'ఇతర అధికారులు',
    more: 'మొత్తం %{total} లో మొదటి %{shown}',
  },
  hi: {
    headings: [
      'संख्या',
      'जावक सं.',
      'शिकायत',
      'विषय',
      'गाँव',
      'अधिकारी',
      'भेजने की तारीख',
      'अंतिम तारीख',
      'अनुस्मारक',
      'दिन',
      'उत्तर, कार्रवाई',
    ],
    title: 'समीक्षा पत्रक',
    waiting: '%{day} को प्रतीक्षित',
    made: 'मुद्रण दिनांक %{day}',
    noDepartment: 'अन्य अधिकारी',
    more: 'कुल %{total} में से पहले %{shown}',
  },
};
