import { listStaff as listCall } from '#contract/staff/people.ts';
import {
  countStaffComplaints,
  createStaff as createCall,
  updateStaff as updateCall,
} from '#contract/staff/staff.ts';
import { hashPassword, hashPasswordOf } from '#server/accounts/password.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { createStaff } from './create.ts';
import { listStaff } from './list.ts';
import { countComplaints, updateStaff } from './update.ts';

/** The accounts of grievance in-charges, managed by users above them (GIC-01, GIC-02). */
export const staffRoutes = (serve: Serve) => {
  serve(listCall, listStaff);
  serve(createCall, createStaff, { prepare: ({ body }) => hashPassword(body.password) });
  serve(updateCall, updateStaff, { prepare: hashPasswordOf });
  serve(countStaffComplaints, countComplaints);
};
