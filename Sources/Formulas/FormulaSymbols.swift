/// What the commands of TeX and LaTeX stand for. Source: the tables of the LaTeX kernel and of amsmath, amssymb.
enum FormulaSymbols {
    /// Letters, set as variables.
    static let letters = pairs(
        """
        alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν
        xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π
        Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω infty ∞ partial ∂ nabla ∇ ell ℓ hbar ℏ emptyset ∅ ldots … dots … cdots ⋯ vdots ⋮
        ddots ⋱ Re ℜ Im ℑ aleph ℵ top ⊤ bot ⊥ prime ′ degree °
        """)
    static let operators = pairs(
        """
        le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ approx ≈ equiv ≡ sim ∼ simeq ≃ cong ≅ propto ∝ ll ≪ gg ≫ pm ± mp ∓ times × div ÷ cdot ⋅
        ast ∗ circ ∘ bullet ∙ oplus ⊕ otimes ⊗ cap ∩ cup ∪ setminus ∖ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇
        land ∧ wedge ∧ lor ∨ vee ∨ lnot ¬ neg ¬ forall ∀ exists ∃ to → rightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒
        implies ⟹ Leftarrow ⇐ Leftrightarrow ⇔ iff ⟺ mapsto ↦ uparrow ↑ downarrow ↓ mid ∣ parallel ∥ perp ⊥ colon : langle ⟨
        rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lvert | rvert | lVert ‖ rVert ‖ vert | Vert ‖ therefore ∴ triangleq ≜
        """)
    /// Operators whose scripts stand under and over them in a formula of its own line.
    static let large = pairs("sum ∑ prod ∏ bigcup ⋃ bigcap ⋂ int ∫ iint ∬ oint ∮ bigoplus ⨁")
    static let functions: Set<String> = words(
        "sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp det dim ker gcd deg arg hom")
    /// Functions whose subscript stands under them.
    static let limits: Set<String> = words("lim max min sup inf argmax argmin Pr")
    static let spaces = pairs(", 0.1667em : 0.2222em ; 0.2778em ! -0.1667em quad 1em qquad 2em")
    static let accents = pairs("hat ^ widehat ^ bar ¯ overline ¯ vec → tilde ~ widetilde ~ dot ˙ ddot ¨")
    static let accentsBelow = pairs("underline _ underbrace ⏟")
    static let styles = pairs(
        "mathrm normal mathbf bold mathit italic mathsf sans-serif mathtt monospace mathbb double-struck mathcal script"
    )
    /// The fences and the alignment of an environment.
    static let environments: [String: (open: String, close: String, alignment: String)] = [
        "matrix": ("", "", "center"), "pmatrix": ("(", ")", "center"), "bmatrix": ("[", "]", "center"),
        "vmatrix": ("|", "|", "center"), "cases": ("{", "", "left"), "aligned": ("", "", "right left"),
        "align": ("", "", "right left"), "align*": ("", "", "right left"), "array": ("", "", "center"),
    ]
    /// Every command, for suggestions.
    static let all: [String] = {
        var names = ["frac", "dfrac", "tfrac", "binom", "sqrt", "text", "left", "right", "begin", "end"]
        for table in [letters, operators, large, spaces, accents, accentsBelow, styles] { names += table.keys }
        names += functions
        names += limits
        return names.sorted()
    }()

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static func pairs(_ text: String) -> [String: String] {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return Dictionary(
            stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) },
            uniquingKeysWith: { first, _ in first })
    }
}
