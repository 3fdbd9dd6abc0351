import { createStaff as createCall, updateStaff as updateCall } from '../../contract/staff.ts';
import { hashGivenPassword, hashPassword } from '../accounts/password.ts';
import type { Serve } from '../http/serve.ts';
import { createStaff } from '../services/createStaff.ts';
import { updateStaff } from '../services/updateStaff.ts';

/** The accounts of grievance in-charges, kept by those above them (GIC-01, GIC-02). */
export const staffRoutes = (serve: Serve) => {
  serve(createCall, createStaff, { prepare: ({ body }) => hashPassword(body.password) });
  serve(updateCall, updateStaff, { prepare: hashGivenPassword });
};
