import { grouped } from '../../../shared/rules/number-text';
import type { Nutrients } from '../../../shared/rules/nutrition/nutrients';

export const kcalText = (kcal: number) => `${grouped(Math.round(kcal))} kcal`;

/** '34 g protein · 0 g carbs · 20 g fats'. */
export const macrosText = ({ proteinG, carbsG, fatsG }: Nutrients) =>
  `${Math.round(proteinG)} g protein · ${Math.round(carbsG)} g carbs · ${Math.round(fatsG)} g fats`;

/** '1.2 L', '250 ml'. */
export const waterText = (millilitres: number) =>
  millilitres >= 1_000 ? `${Math.round(millilitres / 100) / 10} L` : `${millilitres} ml`;
