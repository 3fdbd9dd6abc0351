import type { ReferralStage } from '#contract/letters/referralRecord.ts';

/** The address of a stage's list with filters; without a stage, the overview of an office. */
export function stageAddress(
  stage: ReferralStage | undefined,
  officeId: number | null,
  cut: Record<string, number | undefined> = {},
): string {
  const entries = Object.entries({ stage, office: officeId ?? undefined, ...cut }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/grievance/referrals${entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''}`;
}
