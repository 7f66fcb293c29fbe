import * as z from 'zod';

/** An amount to the thousandth. */
export const amountSchema = z.number().overwrite((value) => Math.round(value * 1_000) / 1_000);
const nutrient = amountSchema.min(0);

/** Energy in kcal, the rest in grams. */
export const nutrientsSchema = z.object({
  caloriesKcal: nutrient,
  proteinG: nutrient,
  carbsG: nutrient,
  fatsG: nutrient,
  fibreG: nutrient,
});
export type Nutrients = z.output<typeof nutrientsSchema>;

/** Energy of a gram in kcal, as labels count it (Regulation (EU) 1169/2011, Annex XIV; 21 CFR 101.9). */
export const kcalPerGram = { protein: 4, carbs: 4, fats: 9 };

const toTenth = (value: number) => Math.round(value * 10) / 10;

function rounded({ caloriesKcal, proteinG, carbsG, fatsG, fibreG }: Nutrients): Nutrients {
  return {
    caloriesKcal: Math.round(caloriesKcal),
    proteinG: toTenth(proteinG),
    carbsG: toTenth(carbsG),
    fatsG: toTenth(fatsG),
    fibreG: toTenth(fibreG),
  };
}

/** What `grams` of a food contain, given values per 100 g: whole kcal, tenths of grams. */
export function nutrientsOf(per100: Nutrients, grams: number): Nutrients {
  const share = grams / 100;
  return rounded({
    caloriesKcal: per100.caloriesKcal * share,
    proteinG: per100.proteinG * share,
    carbsG: per100.carbsG * share,
    fatsG: per100.fatsG * share,
    fibreG: per100.fibreG * share,
  });
}

const toThousandth = (value: number) => Math.round(value * 1_000) / 1_000;

/** Values per 100 g of `grams` that contain `total`, to the thousandth: `nutrientsOf` them is `total` again. */
export function per100Of(total: Nutrients, grams: number): Nutrients {
  const share = 100 / grams;
  return {
    caloriesKcal: toThousandth(total.caloriesKcal * share),
    proteinG: toThousandth(total.proteinG * share),
    carbsG: toThousandth(total.carbsG * share),
    fatsG: toThousandth(total.fatsG * share),
    fibreG: toThousandth(total.fibreG * share),
  };
}

const noNutrients: Nutrients = { caloriesKcal: 0, proteinG: 0, carbsG: 0, fatsG: 0, fibreG: 0 };

export function sumOfNutrients(all: readonly Nutrients[]): Nutrients {
  const sum = all.reduce(
    (total, each) => ({
      caloriesKcal: total.caloriesKcal + each.caloriesKcal,
      proteinG: total.proteinG + each.proteinG,
      carbsG: total.carbsG + each.carbsG,
      fatsG: total.fatsG + each.fatsG,
      fibreG: total.fibreG + each.fibreG,
    }),
    noNutrients,
  );
  return rounded(sum);
}
