// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { cleanEmail, cleanLine, cleanText, cleanWebAddress } from '../text.js';

/** @param {(value: string) => string} clean @param {readonly (readonly [string, string])[]} pairs */
const eachBecomes = (clean, pairs) => {
  for (const [typed, expected] of pairs) {
    assert.equal(clean(typed), expected, JSON.stringify(typed));
    assert.equal(clean(expected), expected, `${JSON.stringify(expected)} again`);
  }
};

/** @param {(value: string) => string} clean @param {readonly string[]} texts */
const eachStays = (clean, texts) => {
  for (const text of texts) assert.equal(clean(text), text, JSON.stringify(text));
};

test('white space of any kind is a space, a break is a line feed, and the ends are trimmed', () => {
  const typed = '\ufeff Two\u00a0plants\t\u3000now\r\nand\u000bhere\u2028there\u0085 then \u2029 ';
  eachBecomes(cleanText, [[typed, 'Two plants  now\nand\nhere\nthere\n then']]);
  eachBecomes(cleanLine, [[typed, 'Two plants  now and here there  then']]);
});

test('what nobody sees goes', () => {
  eachBecomes(cleanLine, [
    ['\u202a+91 98100\u202c', '+91 98100'],
    ['Don\u00adau\u00addampf\u200bschiff', 'Donaudampfschiff'],
    ['\u2066Zoe\u2069\u061c\u180e\u2060', 'Zoe'],
    ['Z\0o\u0007e\u009f\u001b[31m', 'Zoe[31m'],
    ['lone \ud83d here \udf00', 'lone  here'],
    ['98100\u200d\u200c 45520', '98100 45520'],
    ['x\u{e0041}\u{e0042}', 'x'],
  ]);
});

test('what somebody sees stays, letter for letter', () => {
  const seen = [
    'می\u200cخواهم',
    'ශ්\u200dරී ක්\u200dෂ',
    'ന്\u200d',
    '👨\u200d👩\u200d👧\u200d👦 🏳\ufe0f\u200d🌈 🏃🏽\u200d♀\ufe0f ❤\ufe0f\u200d🔥',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u0601١٢',
    'Zoë “Z” Ōno-Müller e\u0301 =?utf-8?q?x?= <b> \\ \u{1fae8}',
    '한\u3164글',
  ];
  for (const clean of [cleanLine, cleanText]) eachStays(clean, seen);
});

test('what shows nothing is empty', () => {
  for (const typed of ['\u200b\u200d\u200c', ' \u3164\u200d ', '\u2800', '\ufe0f', '\u00ad\n\t'])
    for (const clean of [cleanLine, cleanText, cleanEmail, cleanWebAddress])
      assert.equal(clean(typed), '', JSON.stringify(typed));
});

test('the domain of an email is ASCII, as some browsers send it', () => {
  eachBecomes(cleanEmail, [
    ['INFO@BÜCHER。example', 'INFO@xn--bcher-kva.example'],
    ['\u200bzoe\u200d@kaveri\u200c.Example\ufeff', 'zoe@kaveri.Example'],
    ['x@نامه\u200cای.com', 'x@xn--mgba3gch31f060k.com'],
    ['"a@b"@straße.example', '"a@b"@xn--strae-oqa.example'],
    ['zo\u200dë@bü\u200dcher.example', 'zoë@xn--bcher-kva.example'],
  ]);
});

test('what is no email stays as it is, and is no other address', () => {
  eachStays(cleanEmail, 'ü @ a@ a@ü:80 a@evil.example/ü a@ü?x a@ü#x a@%ü a@[ü] a@xn--ü'.split(' '));
});

test('an address without a scheme gets one, and no other changes', () => {
  eachBecomes(cleanWebAddress, [
    ['linkedin.com/in/priya', 'https://linkedin.com/in/priya'],
    ['\u200ewww.linkedin.com/in/zoë ', 'https://www.linkedin.com/in/zoë'],
    ['example.com:8443/x?y#z', 'https://example.com:8443/x?y#z'],
  ]);
  const others = ['http://priya.example', 'javascript:alert(1)', 'in/priya', 'p@mail.example', ''];
  eachStays(cleanWebAddress, others);
});

const cjk = String.fromCodePoint(...Array.from({ length: 20_000 }, (_, i) => 0x4e00 + i));
/** Each a kind of text that takes more than linear time or memory. */
const hostile = [
  ...[' ', '\r\n', '\t\v\u2028', cjk, '\u0301\u0323', '\ufdfa', '\u200b\u{e0041}', 'م\u200c'],
  ...['\u{1f3f4}\u{e0067}', '\ud83d', '.@', '\u3164'],
];
const cleaners = { cleanText, cleanLine, cleanEmail, cleanWebAddress };
for (const [name, clean] of Object.entries(cleaners))
  test(`4.3 million letters cost ${name} a second of the processor at most, and what is just within a limit too`, () => {
    for (const run of hostile)
      for (const length of [4_300_000, 80_000, 2_000, 1_280, 800]) {
        const typed = `a@ü${run.repeat(length / run.length)}`.slice(0, length);
        const before = process.cpuUsage();
        const cleaned = clean(typed);
        const ms = process.cpuUsage(before).user / 1000;
        assert.ok(ms < 1_000, `${length} of ${JSON.stringify(run.slice(0, 4))}: ${ms} ms`);
        if (length > 80_000) assert.equal(cleaned, typed, 'is refused by its length');
      }
  });
