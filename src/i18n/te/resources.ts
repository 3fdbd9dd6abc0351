import type { resources as english } from '../en/resources.ts';
import { complaint } from './complaint.ts';

export const resources: typeof english = {
  complaint: { name: 'ఫిర్యాదు |||| ఫిర్యాదులు', fields: complaint.fields },
  leader: {
    name: 'నాయకుడు |||| నాయకులు',
    fields: { phone: 'మొబైల్', area: 'గ్రామం/ప్రాంతం', location: 'ప్రాంతం' },
  },
  staff: {
    name: 'ఫిర్యాదుల ఇన్‌ఛార్జి |||| ఫిర్యాదుల ఇన్‌ఛార్జులు',
    fields: { parliament: 'పార్లమెంటు', assembly: 'అసెంబ్లీ' },
  },
};
