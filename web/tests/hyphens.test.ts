import { describe, expect, test } from 'vitest';
import { hyphenated, numbersKept } from '../src/lib/hyphens.ts';
import type { Language } from '../src/lib/language.ts';

const shown = (name: string, language: Language) => hyphenated(name, language).replaceAll('\u00ad', '-');

describe('long names can be broken between syllables', () => {
  test.each([
    ['Costruttori', 'Co-strut-tori'],
    ['Nascondiglio', 'Na-scon-di-glio'],
    ['Acquedotto', 'Ac-que-dotto'],
    ['Fortificazioni', 'For-ti-fi-ca-zioni'],
    ['Caravanserraglio', 'Ca-ra-van-ser-ra-glio'],
    ['Mattonificio', 'Mat-to-ni-fi-cio'],
    ['Abbattimento', 'Ab-bat-ti-mento'],
    ['Ambasciata', 'Am-ba-sciata'],
    ['Anfiteatro', 'An-fi-tea-tro'],
    ['Architettura', 'Ar-chi-tet-tura'],
    ['Obelischi', 'Obe-li-schi'],
    ['Essiccatoio', 'Es-sic-ca-toio'],
    ['Rappresentanza', 'Rap-pre-sen-tanza'],
    ['Tagliapietre', 'Ta-glia-pie-tre'],
    ['Università', 'Uni-ver-sità'],
    ['Nabucodonosor', 'Na-bu-co-do-no-sor'],
    ['Hatshepsut', 'Hat-she-psut'],
    ['Osservatorio', 'Os-ser-va-to-rio'],
  ])('in Italian: %s', (name, syllables) => {
    expect(shown(name, 'it')).toBe(syllables);
  });

  test.each([
    ['Fortifications', 'For-ti-fi-ca-tions'],
    ['Amphitheater', 'Am-phi-thea-ter'],
    ['Marketplace', 'Market-place'],
    ['Courthouse', 'Court-house'],
    ['Glassworks', 'Glass-works'],
    ['Brickyard', 'Brick-yard'],
    ['Laboratory', 'La-bo-ra-tory'],
    ['Residence', 'Re-si-dence'],
    ['Counterfeiters', 'Coun-ter-fei-ters'],
    ['Magistrates', 'Ma-gis-tra-tes'],
  ])('in English: %s', (name, syllables) => {
    expect(shown(name, 'en')).toBe(syllables);
  });

  test('word by word; what is short, or no word, stays', () => {
    expect(shown("Cantiere d'Abbattimento", 'it')).toBe("Can-tiere d'Ab-bat-ti-mento");
    expect(shown('Grande Faro *', 'it')).toBe('Grande Faro *');
    expect(shown('Via Appia', 'it')).toBe('Via Appia');
  });
});

test('a number stays with its noun', () => {
  expect(numbersKept('Rules: 7 Wonders Duel')).toBe('Rules: 7\u00a0Wonders Duel');
  expect(numbersKept('Age 3')).toBe('Age 3');
});
