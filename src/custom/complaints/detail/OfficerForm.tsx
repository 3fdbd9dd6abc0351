import { useTranslate } from 'react-admin';
import type { OfficerTarget } from '#contract/access/access.ts';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { RadioField } from '#src/components/form/RadioField.tsx';
import { Checklist } from './Checklist.tsx';
import { needsAdministrator, needsDepartment, type useOfficerChoice } from './useOfficers.ts';

interface OfficerFormProps extends ReturnType<typeof useOfficerChoice> {
  /** The kinds that the user may choose (DET-09). */
  targets: readonly OfficerTarget[];
  /** Whether missing values are marked. */
  isSubmitted: boolean;
}

/** Contacts of a department or ministry, an administrator of the district, or both. */
export function OfficerForm({
  targets,
  choice,
  change,
  departments,
  people,
  administrators,
  isSubmitted,
}: OfficerFormProps) {
  const translate = useTranslate();
  const { target, department, officers, administrator } = choice;
  const missing = (empty: boolean, rule: 'required' | 'officerToForward') =>
    isSubmitted && empty ? translate(`rules.${rule}`) : null;
  const departmentWord = targets.includes('department') ? 'department' : 'ministry';
  return (
    <>
      <TargetChoice targets={targets} target={target} onChange={(next) => change({ target: next })} />
      {needsDepartment(target) && (
        <OptionPicker
          label={translate(`workflow.officers.targets.${departmentWord}`)}
          options={departments}
          value={department}
          // Arriving departments would replace what the user types.
          disabled={departments.isFetching && departments.all.length === 0}
          onChange={(value) =>
            change({ department: value === null ? null : Number(value), officers: undefined })
          }
          error={missing(department === null, 'required')}
        />
      )}
      {needsDepartment(target) && department !== null && (
        <Checklist
          words="workflow.officers"
          label="common.officers"
          choices={{
            ...people,
            data: people.data?.map(({ designation, ...person }) => ({ ...person, notes: [designation] })),
          }}
          chosen={officers}
          onChange={(chosen) => change({ officers: chosen })}
          error={missing(officers.length === 0, 'officerToForward')}
        />
      )}
      {needsAdministrator(target) && (
        <OptionPicker
          label={translate('workflow.officers.targets.district')}
          options={administrators}
          value={administrator}
          onChange={(value) => change({ administrator: value === null ? null : Number(value) })}
          error={missing(administrator === null, 'officerToForward')}
        />
      )}
    </>
  );
}

interface TargetChoiceProps {
  targets: readonly OfficerTarget[];
  target: OfficerTarget;
  onChange: (target: OfficerTarget) => void;
}

function TargetChoice({ targets, target, onChange }: TargetChoiceProps) {
  const translate = useTranslate();
  return (
    <RadioField
      row
      label={translate('workflow.officers.target')}
      choices={targets.map((value) => ({ value, label: translate(`workflow.officers.targets.${value}`) }))}
      value={target}
      onChange={onChange}
    />
  );
}
