export declare const GRAMMAR_FILES: Readonly<Record<string, string>>
