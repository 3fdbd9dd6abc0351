import type { resources as english } from '../en/resources.ts';
import { complaint } from './complaint.ts';

export const resources: typeof english = {
  complaint: { name: 'शिकायत |||| शिकायतें', fields: complaint.fields },
  leader: {
    name: 'नेता |||| नेता',
    fields: { phone: 'मोबाइल', area: 'गाँव/क्षेत्र', location: 'स्थान' },
  },
  staff: {
    name: 'शिकायत प्रभारी |||| शिकायत प्रभारी',
    fields: { parliament: 'संसदीय क्षेत्र', assembly: 'विधानसभा' },
  },
};
