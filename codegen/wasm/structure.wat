;; Finds in a chunk of NDJSON where its strings and lines begin and end, 16 bytes at a time, after the first stage of
;; simdjson (Langdale and Lemire, "Parsing gigabytes of JSON per second", 2019, section 3.1) and its check of UTF-8
;; (Keiser and Lemire, "Validating UTF-8 in less than one instruction per byte", 2020).
;;
;; The chunk lies from 0 on, with 16 spaces behind it. `index` writes the places, in their order, as unsigned 32-bit
;; integers from 0x50000 on, and returns how many there are. A place is that of
;;   a quote that no backslash escapes,
;;   a line feed,
;;   or, with its highest bit set, of something that is not plainly right in a string: another control character, what
;;   stands behind a backslash and is not one of "\/bfnrt, or the byte at which a character turns out not to be UTF-8.
(module
  (memory (export "memory") 22)

  ;; By the high half of a byte, the low half of it, and the high half of the one behind it: a bit for each way in which the
  ;; two can not be UTF-8, set in all three where they are not in this way.
  (global $high v128 (v128.const i8x16 0x02 0x02 0x02 0x02 0x02 0x02 0x02 0x02 0x80 0x80 0x80 0x80 0x21 0x01 0x15 0x49))
  (global $low v128 (v128.const i8x16 0xe7 0xa3 0x83 0x83 0x8b 0xcb 0xcb 0xcb 0xcb 0xcb 0xcb 0xcb 0xcb 0xdb 0xcb 0xcb))
  (global $next v128 (v128.const i8x16 0x01 0x01 0x01 0x01 0x01 0x01 0x01 0x01 0xe6 0xae 0xba 0xba 0x01 0x01 0x01 0x01))

  ;; By the halves of a byte: a bit for each row of ASCII that has an escape in it, set in both where the byte is one.
  (global $escapeLow v128 (v128.const i8x16 0 0 0x0d 0 0x08 0 0x04 0 0 0 0 0 0x02 0 0x04 0x01))
  (global $escapeHigh v128 (v128.const i8x16 0 0 0x01 0 0 0x02 0x04 0x08 0 0 0 0 0 0 0 0))

  ;; A bit for each byte at which a character turns out not to be UTF-8; `before` are the 16 bytes before.
  (func $notUtf8 (param $bytes v128) (param $before v128) (result i32)
    (local $one v128)
    (local $pairs v128)
    (local $continues v128)
    (local.set $one
      (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 (local.get $before) (local.get $bytes)))
    (local.set $pairs
      (v128.and
        (v128.and
          (i8x16.swizzle (global.get $high) (i8x16.shr_u (local.get $one) (i32.const 4)))
          (i8x16.swizzle (global.get $low) (v128.and (local.get $one) (i8x16.splat (i32.const 15)))))
        (i8x16.swizzle (global.get $next) (i8x16.shr_u (local.get $bytes) (i32.const 4)))))
    ;; The third byte of a character of three or more, and the fourth of four, must follow two others.
    (local.set $continues
      (v128.or
        (i8x16.sub_sat_u
          (i8x16.shuffle 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 (local.get $before) (local.get $bytes))
          (i8x16.splat (i32.const 0xdf)))
        (i8x16.sub_sat_u
          (i8x16.shuffle 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 (local.get $before) (local.get $bytes))
          (i8x16.splat (i32.const 0xef)))))
    (i8x16.bitmask
      (i8x16.ne
        (v128.xor
          (v128.and (i8x16.ne (local.get $continues) (v128.const i64x2 0 0)) (i8x16.splat (i32.const 0x80)))
          (local.get $pairs))
        (v128.const i64x2 0 0))))

  ;; A bit for each byte that may stand behind a backslash and be one character.
  (func $escapes (param $bytes v128) (result i32)
    (i8x16.bitmask
      (i8x16.ne
        (v128.and
          (i8x16.swizzle (global.get $escapeLow) (v128.and (local.get $bytes) (i8x16.splat (i32.const 15))))
          (i8x16.swizzle (global.get $escapeHigh) (i8x16.shr_u (local.get $bytes) (i32.const 4))))
        (v128.const i64x2 0 0))))

  (func (export "index") (param $length i32) (result i32)
    (local $at i32)
    (local $out i32)
    (local $bytes v128)
    (local $before v128)
    (local $places i32)
    (local $wrong i32)
    (local $backslashes i32)
    (local $carry i32)
    (local $behind i32)
    (local $sum i32)
    (local $escaped i32)
    (local $bit i32)
    (local.set $out (i32.const 0x50000))
    (block $done
      (loop $blocks
        (br_if $done (i32.ge_u (local.get $at) (local.get $length)))
        (local.set $bytes (v128.load (local.get $at)))
        (local.set $places (i8x16.bitmask (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x22)))))
        (local.set $wrong (i32.const 0))

        ;; What a backslash escapes: the odd ones behind where a run of them begins, found by a sum that carries along the run.
        (local.set $backslashes (i8x16.bitmask (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x5c)))))
        (if (i32.or (local.get $backslashes) (local.get $carry))
          (then
            (local.set $backslashes (i32.and (local.get $backslashes) (i32.xor (local.get $carry) (i32.const -1))))
            (local.set $behind (i32.or (i32.shl (local.get $backslashes) (i32.const 1)) (local.get $carry)))
            (local.set $sum
              (i32.add
                (local.get $backslashes)
                (i32.and
                  (i32.and (local.get $backslashes) (i32.const 0xaaaa))
                  (i32.xor (local.get $behind) (i32.const -1)))))
            (local.set $carry (i32.shr_u (local.get $sum) (i32.const 16)))
            (local.set $escaped
              (i32.and
                (i32.and (local.get $behind) (i32.const 0xffff))
                (i32.xor (i32.const 0x5555) (i32.shl (local.get $sum) (i32.const 1)))))
            (local.set $places (i32.and (local.get $places) (i32.xor (local.get $escaped) (i32.const -1))))
            (local.set $wrong
              (i32.and (local.get $escaped) (i32.xor (call $escapes (local.get $bytes)) (i32.const -1))))))

        ;; Whether a character is right is only to be asked where one is not ASCII, here or just before.
        (if (v128.any_true (v128.and (v128.or (local.get $bytes) (local.get $before)) (i8x16.splat (i32.const 0x80))))
          (then (local.set $wrong (i32.or (local.get $wrong) (call $notUtf8 (local.get $bytes) (local.get $before))))))
        (local.set $before (local.get $bytes))

        ;; Control characters, of which the line feed alone is right.
        (local.set $places
          (i32.or
            (local.get $places)
            (i8x16.bitmask (i8x16.lt_u (local.get $bytes) (i8x16.splat (i32.const 0x20))))))
        (if (local.get $places)
          (then
            (local.set $wrong
              (i32.or
                (local.get $wrong)
                (i32.and
                  (i8x16.bitmask (i8x16.lt_u (local.get $bytes) (i8x16.splat (i32.const 0x20))))
                  (i8x16.bitmask (i8x16.ne (local.get $bytes) (i8x16.splat (i32.const 0x0a)))))))))
        (local.set $places (i32.or (local.get $places) (local.get $wrong)))

        (block $written
          (loop $each
            (br_if $written (i32.eqz (local.get $places)))
            (local.set $bit (i32.ctz (local.get $places)))
            (i32.store
              (local.get $out)
              (i32.or
                (i32.add (local.get $at) (local.get $bit))
                (i32.shl (i32.shr_u (local.get $wrong) (local.get $bit)) (i32.const 31))))
            (local.set $out (i32.add (local.get $out) (i32.const 4)))
            (local.set $places (i32.and (local.get $places) (i32.sub (local.get $places) (i32.const 1))))
            (br $each)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $blocks)))
    (i32.shr_u (i32.sub (local.get $out) (i32.const 0x50000)) (i32.const 2))))
