import { complaint } from '#contract/complaints/complaint.ts';
import { defineHandwritten } from '#src/declare/handwritten.ts';

/** Grievances: their list, the page of one, and its form (LIST-09, DET-01, UPD-01). */
export default defineHandwritten(complaint, {
  views: {
    list: () => import('#src/custom/complaints/AllGrievances.tsx'),
    show: () => import('#src/custom/complaints/detail/ComplaintDetail.tsx'),
    edit: () => import('#src/custom/complaints/update/UpdateComplaint.tsx'),
  },
  words: {
    en: { name: 'Grievance |||| Grievances' },
    te: { name: 'ఫిర్యాదు |||| ఫిర్యాదులు' },
    hi: { name: 'शिकायत |||| शिकायतें' },
  },
});
