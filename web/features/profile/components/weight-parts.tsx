import { Fragment } from 'react';
import { weightIn, weightParts, type UnitSystem } from '../../../../shared/rules/units';

interface WeightPartsProps {
  kg: number;
  units: UnitSystem;
  unitClass: string;
}

/** A weight in large numbers with small units. */
export const WeightParts = ({ kg, units, unitClass }: WeightPartsProps) =>
  weightParts(weightIn(kg, units), units).map(({ value, unit }, index) => (
    <Fragment key={unit}>
      {index > 0 && ' '}
      {value}
      <small className={unitClass}> {unit}</small>
    </Fragment>
  ));
