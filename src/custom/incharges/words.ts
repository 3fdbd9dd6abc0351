import { registerWords } from '../../declare/words.ts';

/** The resource whose list is shown here (GIC-02). */
export const STAFF = 'staff';

registerWords(STAFF, {
  en: {
    name: 'Grievance In-charge |||| Grievance In-charges',
    fields: { parliament: 'Parliament', assembly: 'Assembly' },
  },
  te: {
    name: 'ఫిర్యాదుల ఇన్‌ఛార్జి |||| ఫిర్యాదుల ఇన్‌ఛార్జులు',
    fields: { parliament: 'పార్లమెంటు', assembly: 'అసెంబ్లీ' },
  },
  hi: {
    name: 'शिकायत प्रभारी |||| शिकायत प्रभारी',
    fields: { parliament: 'संसदीय क्षेत्र', assembly: 'विधानसभा' },
  },
});
