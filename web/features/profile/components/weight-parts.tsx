import { weightIn, weightParts, type UnitSystem } from '../../../../shared/rules/units';

interface WeightPartsProps {
  kg: number;
  units: UnitSystem;
  unitClass: string;
}

/** A weight in large numbers, each with its small unit on the same line. */
export const WeightParts = ({ kg, units, unitClass }: WeightPartsProps) =>
  weightParts(weightIn(kg, units), units).map(({ value, unit }, index) => (
    <span key={unit}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">
        {value}
        <small className={unitClass}> {unit}</small>
      </span>
    </span>
  ));
